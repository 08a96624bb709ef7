import { Link } from 'react-router-dom';
import { cancellingCosts, cancellingPath, cancellingWay } from '../content/terms.ts';

export function CancellingLine() {
  return (
    <p>
      <strong>Afzeggen?</strong> {cancellingWay} {cancellingCosts}{' '}
      <Link to={cancellingPath}>Lees de voorwaarden</Link>
    </p>
  );
}
