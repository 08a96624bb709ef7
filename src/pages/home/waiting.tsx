import { useAgenda } from '../../features/notice/notice-provider.tsx';
import styles from './home-page.module.css';

const maxLength = 80; // characters that fit on two lines of a phone

/** Shows how soon a client can come, if the first screen has room for the owner's sentence. */
export function ShortWaiting() {
  const { waiting } = useAgenda();
  const shown = waiting.length <= maxLength ? waiting : '';
  return <span className={`${shown ? '' : 'screen-only'} ${styles.waiting}`}>{shown}</span>;
}

/** Shows a sentence that is too long for the first screen. */
export function LongWaiting() {
  const { waiting } = useAgenda();
  return waiting.length > maxLength && <p>{waiting}</p>;
}
