import { Link } from 'react-router-dom';
import { cancellingCosts, cancellingPath, cancellingWay } from '../content/terms.ts';

export function Cancelling() {
  return (
    <div>
      <CancellingLine />
      <ul>
        {cancellingCosts.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
    </div>
  );
}

export function CancellingLine() {
  return (
    <p>
      <strong>Afzeggen?</strong> {cancellingWay}{' '}
      <Link to={cancellingPath}>{'Lees\u00a0de\u00a0voorwaarden'}</Link>
    </p>
  );
}
