import { PhotoAlbum } from '../features/photos/photo-album.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { SafePart } from './safe-part.tsx';

export function AlbumPage() {
  return (
    <>
      <PageIntro
        title="Fotoalbum"
        lead="Pluizig naar binnen, glanzend naar buiten. Dit zijn een paar van onze gasten."
      />
      <Section>
        <SafePart>
          <PhotoAlbum />
        </SafePart>
      </Section>
    </>
  );
}
