import styles from './logo.module.css';

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <img
        className={styles.mark}
        fetchPriority="low"
        src="/fotos/merk.svg"
        alt=""
        width={64}
        height={64}
      />
      <span className={styles.name}>
        <span className={styles.kind}>Trimsalon </span>
        {name}
      </span>
    </span>
  );
}
