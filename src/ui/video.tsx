import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { isDrawing } from './replacement-photo.ts';
import styles from './video.module.css';

type VideoProps = {
  title: string;
  /** The path without extension. There is a .webm, an .mp4 and a .vtt file. */
  src: string;
  poster: string;
  transcript: readonly string[];
};

/** Shows captions by default, because the stand-in videos have no sound. */
export function Video({ title, src, poster, transcript }: VideoProps) {
  const screen = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);

  function start(event: MouseEvent) {
    event.preventDefault();
    setStarted(true);
    // The browser's own controls report a file that cannot be played.
    screen.current?.play().catch(() => undefined);
    // The focused link disappears, so the focus moves to the video.
    screen.current?.focus();
  }

  return (
    <div className={`stack ${styles.video}`}>
      <div className={styles.frame}>
        <video
          ref={screen}
          className={styles.screen}
          controls={isStarted}
          tabIndex={isStarted ? 0 : -1}
          playsInline
          preload="none"
          poster={poster}
          width={1280}
          height={720}
          aria-label={`Video: ${title}`}
        >
          <source src={`${src}.webm`} type="video/webm" />
          <source src={`${src}.mp4`} type="video/mp4" />
          <track kind="captions" srcLang="nl" label="Nederlands" src={`${src}.vtt`} default />
        </video>
        {!isStarted && (
          <a
            className={`screen-only ${styles.start}`}
            href={`${src}.mp4`}
            aria-label={`Bekijk de video: ${title}`}
            onClick={start}
          >
            <span className={`pill ${styles.watch}`}>
              <Icon name="play" />
              Bekijk de video
            </span>
          </a>
        )}
      </div>
      {isDrawing(poster) && <p className="quiet">Dit zijn tekeningen; de echte video volgt.</p>}
      <details className={styles.transcript}>
        <summary>Lees de tekst van de video</summary>
        {transcript.map((sentence) => (
          <p key={sentence} className="measure">
            {sentence}
          </p>
        ))}
      </details>
    </div>
  );
}
