import { contactLinks, salon } from '../content/salon.ts';
import { siteMap } from '../content/site-map.ts';
import { MapFallback } from '../features/map/map-fallback.tsx';
import { SalonMap } from '../features/map/salon-map.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import styles from './contact-page.module.css';
import { SafePart } from './safe-part.tsx';

export function ContactPage() {
  return (
    <>
      <PageIntro
        title="Contact"
        lead="Wij nemen op als er geen kat op tafel zit. Geen gehoor? Stuur een berichtje, dan hoort u zo spoedig mogelijk van ons."
      />
      <Section>
        <dl className={styles.ways}>
          <div>
            <dt>Telefoon</dt>
            <dd>
              <a href={contactLinks.phone}>{salon.phone}</a>
            </dd>
          </div>
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <a href={contactLinks.whatsApp}>App naar {salon.phone}</a>
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={contactLinks.email}>{salon.email}</a>
              <div className={styles.button}>
                <ButtonLink to={siteMap.mail.path}>Stuur een mail</ButtonLink>
              </div>
            </dd>
          </div>
          <div>
            <dt>Adres</dt>
            <dd>
              <address className={styles.address}>
                {salon.name}
                <br />
                {salon.street}
                <br />
                {salon.postalCode} {salon.town}
              </address>
            </dd>
          </div>
          <div>
            <dt>Volg ons</dt>
            <dd className={styles.social}>
              <a href={salon.facebook}>Facebook</a>
              <a href={salon.instagram}>Instagram</a>
            </dd>
          </div>
        </dl>
      </Section>
      <Section>
        <h2>Zo vindt u ons</h2>
        <SafePart withoutScript={<MapFallback />}>
          <SalonMap />
        </SafePart>
      </Section>
    </>
  );
}
