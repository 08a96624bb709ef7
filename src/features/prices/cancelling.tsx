import { Link } from 'react-router-dom';
import {
  cancellingCosts,
  cancellingLines,
  cancellingPath,
  cancellingWay,
} from '../../content/terms.ts';

export function Cancelling() {
  return (
    <div>
      <p>
        {cancellingWay} <Link to={cancellingPath}>Dit kost het</Link>:
      </p>
      <ul>
        {cancellingLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export function CancellingLine() {
  return (
    <p>
      {cancellingWay} {cancellingCosts} <Link to={cancellingPath}>Lees de voorwaarden</Link>
    </p>
  );
}
