import { Link } from 'react-router-dom';
import { siteMap } from '../content/site-map.ts';
import { ReviewForm } from '../features/reviews/review-form.tsx';
import { FormParts } from '../parts/form-parts.tsx';
import { ReviewPolicy } from '../parts/review-policy.tsx';
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
            Vertel hoe het ging met uw kat of konijn. Uw recensie komt bij{' '}
            <Link to={siteMap.reviews.path}>de andere</Link> te staan.
          </>
        }
      />
      <Section isFirst>
        <FormParts form={<ReviewForm />} privacy="Uw naam en recensie zijn voor iedereen te lezen.">
          <ReviewPolicy />
        </FormParts>
      </Section>
    </>
  );
}
