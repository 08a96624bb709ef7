import { Link } from 'react-router-dom';
import { siteMap } from '../content/site-map.ts';
import { ReviewForm } from '../features/reviews/review-form.tsx';
import { CallToAction } from '../page-parts/call-to-action.tsx';
import { FormLayout } from '../page-parts/form-layout.tsx';
import { ReviewPolicy } from '../page-parts/review-policy.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

export function WriteReviewPage() {
  return (
    <>
      <PageIntro
        title="Schrijf een recensie"
        ornament="/fotos/album/twee-zusjes.svg"
        lead={
          <>
            Vertel hoe het ging met uw kat of konijn.{' '}
            <Link to={siteMap.reviews.path}>Dit schreven anderen</Link>.
          </>
        }
      />
      <Section>
        <FormLayout
          form={<ReviewForm />}
          privacy="Uw naam en recensie zijn voor iedereen te lezen."
        >
          <h2>Zo ga ik om met recensies</h2>
          <ReviewPolicy />
          <Picture src="/fotos/konijnen/twee-konijnen.svg" alt="" />
        </FormLayout>
      </Section>
      <CallToAction title="Ging er iets niet goed?">
        <p>Zeg het ook tegen mij. Dan kan ik er iets aan doen.</p>
      </CallToAction>
    </>
  );
}
