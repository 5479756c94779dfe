import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { postedText } from '#components/kit/ui/lost-answer.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { learn, type Settled } from '#hooks/learn.ts';
import type { Attempts } from '#hooks/use-attempts.ts';
import { formatDateTime } from '#lib/dates.ts';
import type { Posting } from '#types/proto/common.ts';

interface OpenAttemptProps {
  readonly attempts: Attempts;
  /** It was carried out: what is kept of its form is not to be sent again. */
  readonly onSettled: () => void;
  /** Shows the posting when the reader asks for it. */
  readonly onShow: (posting: Posting) => void;
}

/** Settles an attempt that was sent from this form and got no answer: it asks by itself when the form is opened again, then on demand. */
export function OpenAttempt({ attempts, onSettled, onShow }: OpenAttemptProps) {
  const t = useT();
  const [checking, setChecking] = useState(false);
  const [settled, setSettled] = useState<Settled | null>(null);
  const { open } = attempts;

  const check = async () => {
    setChecking(true);
    try {
      const outcome = await learn(attempts);
      setSettled(outcome);
      if (outcome?.status === 'SUDAH') onSettled();
    } catch (error) {
      await showFailure(error);
    } finally {
      setChecking(false);
    }
  };
  const latest = useRef(check);
  latest.current = check;
  // An attempt of this page is being asked for by who sent it.
  useEffect(() => {
    if (open?.restored) void latest.current();
  }, [open]);

  if (open) {
    return (
      <Note tone="warn" role="status" title={t(checking ? 'kirim.memeriksa' : 'kirim.tidakDiketahui')}>
        {t('kirim.dikirimPada', { waktu: formatDateTime(open.at) })}
        {checking ? null : (
          <div className="line note-buttons">
            <Button small icon="arrow-clockwise" onClick={() => void check()}>
              {t('kirim.periksa')}
            </Button>
          </div>
        )}
      </Note>
    );
  }
  if (settled?.status === 'SUDAH') {
    return (
      <Note tone="ok" role="status" title={t('kirim.sebelumnya')}>
        {postedText(settled.posting) || t('kirim.sebelumnyaTeks')}
        <div className="line note-buttons">
          <Button small onClick={() => onShow(settled.posting)}>
            {t('kirim.tampilkan')}
          </Button>
        </div>
      </Note>
    );
  }
  return settled ? (
    <Note tone="info" role="status" title={t('kirim.belum')}>
      {t('kirim.belumTeks')}
    </Note>
  ) : null;
}
