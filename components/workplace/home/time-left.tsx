import '#lib/messages/homes.ts';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';

const MINUTE = 60;
/** From here on the time left is a warning. */
const SOON_MINUTES = 60;

/** Returns a span as people name it: "47 menit", "4 jam 17 menit". */
export const spanText = (t: Translate, minutes: number): string =>
  minutes < 60
    ? t('home.menit', { menit: minutes })
    : t('home.jamMenit', { jam: Math.floor(minutes / 60), menit: minutes % 60 });

/** Returns until when a rail takes transfers, "15:30"; '' for a rail that takes them all day. */
export const untilText = ({ buka, tutup }: { readonly buka: string; readonly tutup: string }): string =>
  buka === '' || (buka === '00.00' && tutup >= '23.59') ? '' : tutup.replace('.', ':');

/** Shows the time that is left until a cut-off, or that it has passed; amber within the last hour. */
export function Left({ seconds }: { readonly seconds: number }) {
  const t = useT();
  if (seconds === 0) return <span className="muted">{t('home.lewat')}</span>;
  const minutes = Math.floor(seconds / MINUTE);
  return <span className={minutes < SOON_MINUTES ? 'left soon' : 'left'}>{spanText(t, minutes)}</span>;
}
