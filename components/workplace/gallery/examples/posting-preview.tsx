import { PostingPreview } from '#components/kit/screens/posting-preview.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { demoPosting, demoReason } from '#components/workplace/gallery/demo-posting.ts';
import { ApiError } from '#services/api-error.ts';

const still = { posting: undefined, error: null, stale: false, fresh: async () => demoPosting };
const refused = new ApiError({ respCode: '62', message: 'Rekening 001120000454 diblokir', status: 200 });
const needed = {
  ...demoPosting,
  otorisasi: { perlu: 'T', tingkat: 'HEAD_TELLER', alasan: [demoReason] },
  peringatan: [{ ...demoReason, kode: 'KAS', pesan: 'Kas teller mendekati batas 100,000,000.00', tindakan: 'WARN' }],
};

const states = {
  empty: still,
  ready: { ...still, posting: demoPosting },
  'needs a supervisor': { ...still, posting: needed },
  outdated: { ...still, posting: demoPosting, stale: true },
  refused: { ...still, error: refused },
};

export function Example() {
  const tabs = Object.entries(states).map(([title, preview]) => ({
    id: title,
    title,
    content: <PostingPreview preview={preview} />,
  }));
  return <Tabs label="preview" tabs={tabs} />;
}
