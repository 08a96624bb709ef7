import { useEffect } from 'react';
import { pushEvent } from '../../analytics/analytics.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { type NewReview, reviewLimits } from '../../data/review.ts';
import { FormField } from '../../forms/form-field.tsx';
import { FormOutcome } from '../../forms/form-outcome.tsx';
import { LongField } from '../../forms/long-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { checkReview, type ReviewField, readNewReview } from './new-review.ts';
import styles from './review-form.module.css';
import { StarChoice } from './star-choice.tsx';
import { useServerClock } from './use-server-clock.ts';

const id = 'review';

const texts = {
  failed: 'Er is een error opgetreden. Neem contact op met de systeembeheerder.',
  sent: 'Bedankt voor uw review!',
};

export function ReviewForm() {
  const backend = useBackend();
  const now = useServerClock();
  const { state, errors, formProps } = useForm<ReviewField, NewReview>(id, {
    check: checkReview,
    read: (values) => readNewReview(values, now()),
    send: async (review) => {
      await backend.addReview(review);
      pushEvent({ category: 'review', action: 'review_placed', value: review.stars });
    },
  });
  useEffect(() => backend.prepareToAddReview(), [backend]);

  return (
    <form className={styles.form} {...formProps}>
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
        label="Review"
        errors={errors}
        maxLength={reviewLimits.review}
        placeholder="Maximaal 255 karakters.."
      />
      <StarChoice form={id} />
      <FormOutcome form={id} outcome={state.outcome} errors={errors} texts={texts} />
      <SubmitButton sending={state.status === 'sending'} sendingText="Uw review wordt geplaatst..">
        Plaats review
      </SubmitButton>
    </form>
  );
}
