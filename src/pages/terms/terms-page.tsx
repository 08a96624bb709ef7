import { type Association, cancellingPath, terms } from '../../content/terms.ts';
import { CallToAction } from '../../page-parts/call-to-action.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { appointmentArticles } from './appointment-articles.tsx';
import { paymentArticles } from './payment-articles.tsx';
import styles from './terms-page.module.css';

const allArticles = [...appointmentArticles, ...paymentArticles];
const articles = allArticles.map((article, index) => ({ ...article, number: index + 1 }));

type TermsPageProps = { association?: Association | null };

export function TermsPage({ association = terms.association }: TermsPageProps) {
  return (
    <>
      <PageIntro
        title="Algemene voorwaarden"
        ornament="/fotos/album/nagels-knippen.svg"
        lead={
          <>
            {association && (
              <>
                Ik werk volgens de algemene voorwaarden van{' '}
                <a href={association.url}>{association.name}</a>.{' '}
              </>
            )}
            Hier leest u wat u van mij mag verwachten en ik van u.{' '}
            <a href={cancellingPath}>Afzeggen</a>
          </>
        }
      >
        <p>Versie van {terms.updated}.</p>
      </PageIntro>
      <Section>
        <div className="pair minor">
          <div className={`stack roomy ${styles.contents}`}>
            <nav className="stack" aria-labelledby="inhoudsopgave">
              <Disclosure title={<h2 id="inhoudsopgave">Inhoud</h2>}>
                <ol className={`small ${styles.links}`}>
                  {articles.map(({ number, title }) => (
                    <li key={title}>
                      <a href={`#artikel-${number}`} className="tall">
                        {title}
                      </a>
                    </li>
                  ))}
                </ol>
              </Disclosure>
            </nav>
            <p className="quiet">
              Bewaren of afdrukken? Kies ‘Afdrukken’ in het menu van uw browser. Daar kunt u de
              voorwaarden ook als pdf opslaan.
            </p>
          </div>
          <div className={`stack ${styles.articles}`}>
            {articles.map(({ number, title, text }) => (
              <section key={title} id={`artikel-${number}`}>
                <Prose>
                  <h2>
                    <span className={styles.kicker}>Artikel {number}</span> {title}
                  </h2>
                  {text}
                </Prose>
              </section>
            ))}
          </div>
        </div>
      </Section>
      <CallToAction title="Een vraag over de voorwaarden?">
        <p>Ik leg ze graag in gewone taal uit.</p>
      </CallToAction>
    </>
  );
}
