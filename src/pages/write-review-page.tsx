import { Link } from 'react-router-dom';
import { siteMap } from '../content/site-map.ts';
import { ReviewForm } from '../features/reviews/review-form.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { BesideForm } from './beside-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { ReviewPolicy } from './review-policy.tsx';
import { NeedsScript, SafePart } from './safe-part.tsx';

export function WriteReviewPage() {
  return (
    <>
      <PageIntro
        title="Schrijf een recensie"
        lead={
          <>
            Vertel hoe het uw kat of konijn is vergaan. Uw recensie staat meteen voor iedereen
            zichtbaar bij <Link to={siteMap.reviews.path}>de andere recensies</Link>.
          </>
        }
      />
      <Section>
        <BesideForm
          form={
            <>
              <SafePart
                withoutScript={
                  <NeedsScript>Dit formulier werkt alleen met JavaScript.</NeedsScript>
                }
              >
                <ReviewForm />
              </SafePart>
              <PrivacyNote>
                Uw naam en recensie zijn voor iedereen te lezen; uw voornaam is genoeg.
              </PrivacyNote>
            </>
          }
        >
          <ReviewPolicy />
        </BesideForm>
      </Section>
    </>
  );
}
