import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GetServerSideProps } from 'next';
import { catalogue } from '#components/workplace/gallery/catalogue.ts';
import { Gallery } from '#components/workplace/gallery/gallery.tsx';

interface Props {
  readonly sources: Readonly<Record<string, string>>;
}

const EXAMPLES = join('components', 'workplace', 'gallery', 'examples');

/** A production server has no gallery unless a setting asks for one; the texts are read from the folder it runs in. */
export const getServerSideProps: GetServerSideProps<Props> = async () => {
  if (process.env.NODE_ENV === 'production' && process.env.AMANAH_GALLERY !== 'T') return { notFound: true };
  const folder = join(/* turbopackIgnore: true */ process.cwd(), EXAMPLES);
  const texts = catalogue.map(async ({ id }) => [id, await readFile(join(folder, `${id}.tsx`), 'utf8')] as const);
  return { props: { sources: Object.fromEntries(await Promise.all(texts)) } };
};

export default function Parts({ sources }: Props) {
  return <Gallery sources={sources} />;
}
