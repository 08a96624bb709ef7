// The captions of the videos. public/videos/*.vtt holds the same sentences with their times.

export const kittenTranscript = [
  'Een kitten zit voor het eerst op de handdoek.',
  'De kam ligt stil. Eerst mag het kitten eraan ruiken.',
  'Dan één zachte streek over de rug. En even wachten.',
  'Gaat het goed? Dan nog een streek, iets langer.',
  'Klaar! Kort, rustig, en met een beloning.',
] as const;

export const radioTranscript = [
  'Op de lokale radio: waarom een salon zonder honden?',
  '‘Een kat ruikt en hoort een hond meteen.’',
  '‘Dan is ze al bang voordat ik haar heb aangeraakt.’',
  '‘In een stille salon durft ze te gaan liggen.’',
  '‘En een kat die ligt, laat zich rustig kammen.’',
] as const;
