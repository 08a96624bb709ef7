import { useState } from 'react';
import styles from './review-text.module.css';

type ReviewTextProps = { text: string; className?: string | undefined };

/** A visitor's own direction and line breaks; always text, never markup. Of a long one the first lines. */
export function ReviewText({ text, className = '' }: ReviewTextProps) {
  const isLong = countLines(text) > mostLines;
  const [isWhole, setWhole] = useState(false);
  const cut = isLong && !isWhole ? styles.cut : '';
  return (
    <div>
      <p className={`${styles.text} ${className} ${cut}`} dir="auto">
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Lees minder' : 'Lees verder'}
        </button>
      )}
    </div>
  );
}

const mostLines = 12; // as in the style
const lineLength = 32; // in the narrowest card

/** About how many it takes: to measure every card would cost a slow phone a layout. */
export function countLines(text: string): number {
  const lines = text.split(/[\n\u2028\u2029]/);
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
}
