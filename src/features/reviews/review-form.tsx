import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { defaultStars, reviewLimits, starChoices } from 'shared/review.ts';
import { Stars } from 'shared/review-card/stars.tsx';
import { pushEvent } from '../../analytics/analytics.ts';
import { reviewBanners } from '../../content/banners.ts';
import { siteMap } from '../../content/site-map.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { FormOutcome } from '../../forms/form-outcome.tsx';
import { LongField } from '../../forms/long-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Choice, FieldGroup } from '../../ui/field.tsx';
import { checkReview, composeReview, type ReviewField } from './new-review.ts';
import styles from './reviews.module.css';

const id = 'review';

export function ReviewForm() {
  const backend = useBackend();
  useEffect(() => backend.prepareAddReview(), [backend]);
  const { state, values, errors, formProps } = useForm<ReviewField>(id, {
    check: checkReview,
    send: async (typed) => {
      const review = composeReview(typed, new Date());
      await backend.addReview(review);
      pushEvent({ category: 'review', action: 'review_placed', value: review.stars });
    },
  });

  return (
    <form {...formProps}>
      <FormField
        form={id}
        name="name"
        label="Naam"
        hint="Uw voornaam is genoeg."
        errors={errors}
        maxLength={reviewLimits.name}
        autoComplete="given-name"
      />
      <LongField
        form={id}
        name="review"
        value={values.review ?? ''}
        label="Review"
        errors={errors}
        maxLength={reviewLimits.review}
        placeholder={`Maximaal ${reviewLimits.review} karakters..`}
      />
      <StarChoice chosen={Number(values.stars ?? defaultStars)} />
      <FormOutcome state={state} texts={reviewBanners}>
        <Link to={siteMap.reviews.path} className="tall">
          Bekijk uw recensie
        </Link>
      </FormOutcome>
      <SubmitButton sending={state.status === 'sending'} sendingText="Uw review wordt geplaatst…">
        Plaats review
      </SubmitButton>
    </form>
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
          defaultChecked={stars === defaultStars}
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
