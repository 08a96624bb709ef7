import { Gallery } from '../../ui/gallery.tsx';
import { Section } from '../../ui/section.tsx';

export function SalonPhotos() {
  return (
    <Section>
      <h2>Een kijkje in de salon</h2>
      <Gallery pictures={pictures} width={800} height={600} />
    </Section>
  );
}

// CONFIRM: De salon ziet er zo uit: een trimtafel bij het raam, een bad op pootjes en een wachthoek met een bank.
const pictures = [
  {
    src: '/fotos/over-mij/salon-trimtafel.svg',
    alt: 'Een grijze kat ligt met de ogen dicht op de trimtafel, in het licht van het raam',
  },
  {
    src: '/fotos/over-mij/salon-badkamer.svg',
    alt: 'De badkamer van de salon: een bad op pootjes, flessen shampoo op een plank en een siamees die ernaast zit te wachten',
  },
  {
    src: '/fotos/over-mij/salon-wachthoek.svg',
    alt: 'De wachthoek: een bank met kussens en een reismand waaruit een kat naar buiten kijkt',
  },
] as const;
