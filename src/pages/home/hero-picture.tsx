import { product } from '../../content/salon.ts';
import { Logo } from '../../ui/logo.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './hero-picture.module.css';

/** The salon as you come in: its sign on the wall, and who is already on the table. */
export function HeroPicture() {
  return (
    <div className={styles.hero}>
      <Picture
        src="/fotos/hero.svg"
        alt="Een rode kat met een witte bef en een bruin konijn zitten naast elkaar op de trimtafel, met een borstel ervoor en de ochtendzon in het raam"
        width={960}
        height={800}
        eager
        className={styles.picture}
      />
      <div className={styles.sign}>
        <Logo name={product} />
      </div>
    </div>
  );
}
