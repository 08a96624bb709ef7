import { photoPermission } from '../content/answers.ts';
import { photoInvitation } from '../content/topics.ts';
import { PhotoAlbum } from '../features/photos/photo-album.tsx';
import { CallToAction } from '../page-parts/call-to-action.tsx';
import { FactLine } from '../page-parts/fact-line.tsx';
import { NeedsScript, PartWithErrorBoundary } from '../page-parts/part-with-error-boundary.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';

export function AlbumPage() {
  return (
    <>
      <PageIntro
        title="Fotoalbum"
        ornament="/fotos/over-mij/eigen-katten.svg"
        lead="Katten en konijnen op de trimtafel, in bad en in de B&B."
      />
      <Section isTall>
        <PartWithErrorBoundary
          withoutScript={<NeedsScript>De foto’s verschijnen alleen met JavaScript.</NeedsScript>}
        >
          <PhotoAlbum />
        </PartWithErrorBoundary>
      </Section>
      <CallToAction title="Ook op de trimtafel?" topic="contact">
        <p>Vertel wat voor kat of konijn u heeft en hoe de vacht eraan toe is.</p>
        <p>{photoInvitation}</p>
        <FactLine fact={photoPermission} />
      </CallToAction>
    </>
  );
}
