import type { Translate } from '#components/kit/ui/messages.tsx';
import { shippedTitle } from '#lib/access/menu-titles.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import type { LangkahLensa } from '#types/proto/control/management.ts';

const titleOf = (id: string) => messageOf('', shippedTitle(id));
const levelOf = (level: string, t: Translate) => (level === '' ? t('lensa.anyTingkat') : messageOf('peran.', level));

type Way = 'entri' | 'setuju';

function limitSentence({ lulus, nilai }: LangkahLensa, side: Way, t: Translate): string {
  const [asked = '', limit = '', level = ''] = nilai;
  if (asked === '' && side === 'entri') return t('lensa.isi.LIMIT.duaOrang', { tiga: levelOf(level, t) });
  const params = { satu: formatWire(asked), dua: formatWire(limit), tiga: levelOf(level, t) };
  if (side === 'entri' && lulus === 'F') return t('lensa.isi.LIMIT.otorisasi', params);
  return t(lulus === 'T' ? 'lensa.isi.LIMIT.T' : 'lensa.isi.LIMIT.F', params);
}

/** Returns one link of the chain as a sentence in the reader's language. */
export function lensSentence(step: LangkahLensa, side: Way, t: Translate): string {
  const { kode, lulus, nilai } = step;
  const [satu = '', dua = '', tiga = ''] = nilai;
  const say = (params: Readonly<Record<string, string>>) => t(`lensa.isi.${kode}.${lulus}` as MessageKey, params);
  switch (kode) {
    case 'MENU':
      return say({ satu: nilai.map(titleOf).join(', ') });
    case 'HAK':
      return say({ satu: titleOf(satu) });
    case 'TINGKAT': {
      const own = nilai.slice(1).map((level) => levelOf(level, t));
      if (own.length === 0 && lulus === 'F') return t('lensa.isi.TINGKAT.tanpa', { satu: levelOf(satu, t) });
      return say({ satu: levelOf(satu, t), dua: own.join(', ') });
    }
    case 'LIMIT':
      return limitSentence(step, side, t);
    case 'CABANG':
      return lulus === 'T' && tiga === 'T' ? t('lensa.isi.CABANG.pusat', { satu }) : say({ satu, dua });
    case 'DELEGASI':
      return say({ satu: nilai.join(', ') });
    default:
      return say({ satu, dua });
  }
}
