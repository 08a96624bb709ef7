// What the captions of the videos say. public/videos/*.vtt holds the same sentences with their times.

// CONFIRM: De ondertitels zeggen wat er in de echte video over kittengewenning te zien is.
export const kittenTranscript = [
  'Een kitten zit voor het eerst op de handdoek.',
  'De kam ligt stil. Eerst mag het kitten eraan ruiken.',
  'Dan één zachte streek over de rug. En even wachten.',
  'Gaat het goed? Dan nog een streek, iets langer.',
  'Klaar! Kort, rustig, en met een beloning.',
] as const;

// CONFIRM: De citaten uit het gesprek op de radio zijn echt.
export const radioTranscript = [
  'Op de lokale radio: waarom een salon zonder honden?',
  '‘Een kat ruikt en hoort een hond meteen.’',
  '‘Dan is ze al bang voordat ik haar heb aangeraakt.’',
  '‘In een stille salon durft ze te gaan liggen.’',
  '‘En een kat die ligt, laat zich rustig kammen.’',
] as const;
