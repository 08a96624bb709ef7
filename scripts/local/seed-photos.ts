/** A photo as it is stored: exactly these fields. */
export type StoredPhoto = { src: string; alt: string };

/** The album of a first start. The files lie in public/fotos/album/. */
export const seedPhotos: readonly StoredPhoto[] = [
  {
    src: 'rode-kater-op-de-trimtafel.svg',
    alt: 'Een rode kater zit ontspannen op de trimtafel',
  },
  {
    src: 'perzische-kat-na-de-vachtbeurt.svg',
    alt: 'Een Perzische kat met een zachte, uitgekamde vacht',
  },
  {
    src: 'maine-coon-in-het-raam.svg',
    alt: 'Een Maine Coon zit voor het raam en kijkt naar buiten',
  },
  {
    src: 'britse-korthaar-op-de-handdoek.svg',
    alt: 'Een blauwgrijze Britse korthaar ligt op een handdoek',
  },
  { src: 'ragdoll-met-blauwe-ogen.svg', alt: 'Een ragdoll met helderblauwe ogen' },
  { src: 'lapjeskat-in-het-mandje.svg', alt: 'Een lapjeskat ligt opgerold in een mandje' },
  {
    src: 'zwarte-kat-in-de-ochtendzon.svg',
    alt: 'Een zwarte kat zit met glanzende vacht in de ochtendzon',
  },
  { src: 'siamees-op-de-krabpaal.svg', alt: 'Een siamees zit boven op de krabpaal' },
  { src: 'kitten-eerste-keer.svg', alt: 'Een kitten is voor het eerst in de salon' },
  { src: 'in-bad.svg', alt: 'Een kat met schuim op de vacht in bad' },
  { src: 'drogen-met-de-fohn.svg', alt: 'Een kat wordt drooggeblazen met een föhn' },
  { src: 'nagels-knippen.svg', alt: 'De nagels van een kattenpoot worden geknipt' },
  { src: 'voor-en-na.svg', alt: 'Dezelfde kat voor en na de trimbeurt' },
  { src: 'twee-zusjes.svg', alt: 'Twee kattenzusjes zitten tegen elkaar aan' },
  { src: 'sanitaire-trim-klaar.svg', alt: 'Een langharige kat is klaar na een sanitaire trim' },
  { src: 'langharig-konijn.svg', alt: 'Een langharig konijn met een luchtig gekamde vacht' },
  { src: 'hangoor-konijn.svg', alt: 'Een konijn met hangoren' },
  { src: 'b-en-b-kamer.svg', alt: 'Een kamer van de B&B met een mand en een krabpaal' },
];
