import type { ComponentProps, ReactNode } from 'react';
import { Picture, type PictureProps } from './picture.tsx';
import { Prose } from './prose.tsx';
import styles from './section.module.css';
import { Section } from './section.tsx';

type SplitSectionProps = ComponentProps<typeof Section> & {
  picture?: Pick<PictureProps, 'src' | 'alt' | 'className'>;
  /** Shown if there is no `picture`. */
  video?: ReactNode;
  caption?: string;
  asideFirst?: boolean;
  actions?: ReactNode;
};

export function SplitSection({
  picture,
  video,
  caption,
  asideFirst = false,
  actions,
  children,
  ...section
}: SplitSectionProps) {
  return (
    <Section {...section}>
      <div className={`halves ${styles.split} ${asideFirst ? styles.asideFirst : ''}`}>
        <div className="stack roomy">
          <Prose>{children}</Prose>
          {actions}
        </div>
        <figure>
          {picture ? <Picture {...picture} /> : video}
          {caption && <figcaption className="quiet">{caption}</figcaption>}
        </figure>
      </div>
    </Section>
  );
}
