import { Link } from 'react-router-dom';
import { siteMap } from '../content/site-map.ts';
import { ReviewForm } from '../features/reviews/review-form.tsx';
import { ReviewPolicy } from '../features/reviews/review-policy.tsx';
import { CallToAction } from '../layout/call-to-action.tsx';
import { FormLayout } from '../layout/form-layout.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';

export function WriteReviewPage() {
  return (
    <>
      <PageIntro
        isLow
        title="Schrijf een recensie"
        lead={
          <>
            Vertel hoe het ging met uw kat of konijn.{' '}
            <Link to={siteMap.reviews.path}>Dit schreven anderen</Link>.
          </>
        }
      />
      <Section isFirst>
        <FormLayout
          form={<ReviewForm />}
          privacy="Uw naam en recensie zijn voor iedereen te lezen."
        >
          <ReviewPolicy />
        </FormLayout>
      </Section>
      <CallToAction title="Ging er iets niet goed?">
        <p>Zeg het ook tegen mij. Dan kan ik er iets aan doen.</p>
      </CallToAction>
    </>
  );
}
