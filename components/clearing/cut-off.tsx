import '#lib/messages/clearing.ts';
import { useEffect, useState } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { useT } from '#components/ui/messages.tsx';
import type { MejaKliringReply } from '#types/proto/clearing.ts';

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SOON = 30 * MINUTE;

const two = (n: number): string => String(n).padStart(2, '0');
/** Seconds as hours, minutes and seconds. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE].map(two).join(':');

/** What is left of so many seconds, counted from when they were told: whatever the browser's clock says the time is. */
function useLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const told = performance.now();
    const count = () => setLeft(Math.max(0, seconds - Math.floor((performance.now() - told) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** How long sheets still go with today's presentment, by the bank's clock. */
export function CutOff({ desk: { batas, sisa_detik } }: { readonly desk: MejaKliringReply }) {
  const t = useT();
  const left = useLeft(sisa_detik);
  return (
    <p className="line">
      <span className="strong">{t('kliring.meja.batas', { batas })}</span>
      {left === 0 ? (
        <Chip tone="bad">{t('kliring.meja.lewat')}</Chip>
      ) : (
        <span role="timer">
          <Chip tone={left <= SOON ? 'warn' : 'neutral'}>{t('kliring.meja.sisa', { sisa: clockText(left) })}</Chip>
        </span>
      )}
    </p>
  );
}
