import { defaultStars, starChoices } from '../../data/review.ts';
import { useFieldValue } from '../../forms/use-field-value.ts';
import { Choice, FieldGroup } from '../../ui/field.tsx';
import { Stars } from '../../ui/stars.tsx';

const name = 'stars';

export function StarChoice({ form }: { form: string }) {
  const chosen = Number(useFieldValue(form, name, String(defaultStars)));

  return (
    <FieldGroup
      id={`${form}-${name}`}
      label="Aantal sterren"
      hint={`Gekozen: ${describeStars(chosen)}`}
    >
      {starChoices.map((stars) => (
        <Choice
          key={stars}
          name={name}
          value={stars}
          defaultChecked={stars === defaultStars}
          aria-label={describeStars(stars)}
        >
          <span aria-hidden="true">{stars}</span>
          <Stars count={stars} />
        </Choice>
      ))}
    </FieldGroup>
  );
}

function describeStars(count: number): string {
  return count === 1 ? '1 ster' : `${count} sterren`;
}
