import { demoPosting, demoReason } from '#components/gallery/demo-posting.ts';
import { PostingPreview } from '#components/screens/posting-preview.tsx';
import { ApiError } from '#services/client.ts';

const still = { posting: undefined, error: null, stale: false, fresh: async () => demoPosting };
const refused = new ApiError({ respCode: '62', message: 'Rekening 001120000454 diblokir', status: 200 });
const needed = {
  ...demoPosting,
  otorisasi: { perlu: 'T', tingkat: 'HEAD_TELLER', alasan: [demoReason] },
  peringatan: [{ ...demoReason, kode: 'KAS', pesan: 'Kas teller mendekati batas 100,000,000.00', tindakan: 'WARN' }],
};

export function Example() {
  return (
    <div className="tiles wide">
      <PostingPreview preview={still} />
      <PostingPreview preview={{ ...still, posting: demoPosting }} />
      <PostingPreview preview={{ ...still, posting: needed }} />
      <PostingPreview preview={{ ...still, posting: demoPosting, stale: true }} />
      <PostingPreview preview={{ ...still, error: refused }} />
    </div>
  );
}
