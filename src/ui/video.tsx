import styles from './video.module.css';

type VideoProps = {
  title: string;
  /** The file's path without its ending: there is a .webm, an .mp4 and a .vtt of it. */
  src: string;
  poster: string;
  /** The sentences of the captions, for who would rather read. */
  transcript: readonly string[];
};

/** A short silent clip: the captions carry the words, so they are shown by default. */
export function Video({ title, src, poster, transcript }: VideoProps) {
  return (
    <div className={styles.video}>
      <video
        className={styles.screen}
        controls
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={title}
      >
        <source src={`${src}.webm`} type="video/webm" />
        <source src={`${src}.mp4`} type="video/mp4" />
        <track kind="captions" srcLang="nl" label="Nederlands" src={`${src}.vtt`} default />
        <a href={`${src}.mp4`}>Download de video</a>
      </video>
      <details className={styles.transcript}>
        <summary>Lees wat er te zien is</summary>
        {transcript.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </div>
  );
}
