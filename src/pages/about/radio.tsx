import { radioTranscript } from '../../content/transcripts.ts';
import { SplitSection } from '../../ui/split-section.tsx';
import { Video } from '../../ui/video.tsx';

export function Radio() {
  return (
    <SplitSection
      asideFirst
      video={
        <Video
          title="de trimsalon op de radio"
          src="/videos/radio"
          poster="/fotos/over-mij/video-radio-poster.svg"
          transcript={radioTranscript}
        />
      }
    >
      <h2>Op de radio</h2>
      <p>
        De lokale radio wilde weten waarom er bij mij geen honden komen. Ik vertelde wat een kat al
        ruikt en hoort voordat ze binnen is, en wat stilte met haar doet. Van dat gesprek is een
        korte video gemaakt.
      </p>
    </SplitSection>
  );
}
