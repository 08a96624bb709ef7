import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { defaultStars, starChoices } from 'shared/review.ts';
import { Stars } from 'shared/review-card/stars.tsx';
import { pushEvent } from '../../analytics/analytics.ts';
import { reviewBanners } from '../../content/banners.ts';
import { siteMap } from '../../content/site-map.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { Form } from '../../forms/form.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { FormOutcome } from '../../forms/form-outcome.tsx';
import { LongField } from '../../forms/long-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Choice, FieldGroup } from '../../ui/field.tsx';
import { composeReview, reviewRules } from './new-review.ts';
import styles from './reviews.module.css';

const id = 'review';

export function ReviewForm() {
  const backend = useBackend();
  useEffect(() => backend.prepareAddReview(), [backend]);
  const { state, values, field, formProps } = useForm(id, {
    rules: reviewRules,
    send: async (typed) => {
      const review = composeReview(typed, new Date());
      await backend.addReview(review);
      pushEvent({ category: 'review', action: 'review_placed', value: review.stars });
    },
  });

  return (
    <Form {...formProps}>
      <FormField {...field('name')} />
      <LongField {...field('review')} />
      <StarChoice chosen={Number(values.stars ?? defaultStars)} />
      <FormOutcome state={state} texts={reviewBanners}>
        <Link to={siteMap.reviews.path} className="tall">
          Bekijk uw recensie
        </Link>
      </FormOutcome>
      <SubmitButton sending={state.status === 'sending'} sendingText="Uw review wordt geplaatst…">
        Plaats review
      </SubmitButton>
    </Form>
  );
}

function StarChoice({ chosen }: { chosen: number }) {
  return (
    <FieldGroup
      id={`${id}-stars`}
      label="Aantal sterren"
      hint={`Gekozen: ${describeStars(chosen)}`}
    >
      {starChoices.map((stars) => (
        <Choice
          key={stars}
          name="stars"
          value={stars}
          defaultChecked={stars === defaultStars} // useForm then ticks the choice of a draft
          aria-label={describeStars(stars)}
        >
          <span className={styles.rating} aria-hidden="true">
            {stars}
            <Stars count={1} />
          </span>
        </Choice>
      ))}
    </FieldGroup>
  );
}

function describeStars(count: number): string {
  return count === 1 ? '1 ster' : `${count} sterren`;
}
