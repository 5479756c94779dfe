import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { Spinner } from '#components/kit/ui/spinner.tsx';

/** A warm screen opens sooner than this; an overlay that only flickers would be noise. */
const PATIENCE_MS = 120;

/** Covers the page while the next one is on its way. */
export function PleaseWait() {
  const t = useT();
  const { events } = useRouter();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) timer = setTimeout(() => setShown(true), PATIENCE_MS);
    };
    const stop = () => {
      clearTimeout(timer);
      setShown(false);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      stop();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);

  if (!shown) return null;
  return (
    <div className="please-wait" role="status">
      <div>
        <Spinner />
        {t('umum.mohonTunggu')}
      </div>
    </div>
  );
}
