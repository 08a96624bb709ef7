import { Disclosure } from './disclosure.tsx';
import { isDrawing } from './replacement-photo.ts';

type VideoProps = {
  title: string;
  /** The path without extension. There is a .webm, an .mp4 and a .vtt file. */
  src: string;
  poster: string;
  transcript: readonly string[];
};

/** Shows captions by default, because the stand-in videos have no sound. */
export function Video({ title, src, poster, transcript }: VideoProps) {
  return (
    <div className="stack">
      <video
        className="picture"
        controls
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
      {isDrawing(poster) && <p className="quiet">Dit zijn tekeningen; de echte video volgt.</p>}
      <Disclosure title="Lees de tekst van de video">
        {transcript.map((sentence) => (
          <p key={sentence} className="measure">
            {sentence}
          </p>
        ))}
      </Disclosure>
    </div>
  );
}
