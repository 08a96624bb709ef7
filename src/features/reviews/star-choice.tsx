import { defaultStars, starChoices } from '../../backend/review.ts';
import { Choice, FieldGroup } from '../../ui/field.tsx';
import { Stars } from '../../ui/stars.tsx';

export function StarChoice({ id }: { id: string }) {
  return (
    <FieldGroup id={id} label="Aantal sterren">
      {starChoices.map((stars) => (
        <Choice key={stars} name="stars" value={stars} defaultChecked={stars === defaultStars}>
          {/* The stars themselves carry the name: '4 sterren'. */}
          <span aria-hidden="true">{stars}</span>
          <Stars count={stars} />
        </Choice>
      ))}
    </FieldGroup>
  );
}
