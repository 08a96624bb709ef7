import { Link } from 'react-router-dom';
import { cancellingCosts, cancellingPath, cancellingWay } from '../content/terms.ts';

export function Cancelling() {
  return (
    <div>
      <p>
        <strong>Afzeggen?</strong> {cancellingWay}{' '}
        <Link to={cancellingPath}>{'Lees de\u00a0voorwaarden'}</Link>
      </p>
      <ul>
        {cancellingCosts.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
    </div>
  );
}
