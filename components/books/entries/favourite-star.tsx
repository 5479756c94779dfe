import '#lib/books/messages/ledger.ts';
import { IconButton } from '#components/kit/ui/button.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { bankName } from '#lib/messages/id.ts';
import { entry } from '#services/books/entry.ts';
import type { CoaRow } from '#types/proto/books/report.ts';

/** Marks an account as one's favourite, or takes the mark away. */
export function FavouriteStar({ account }: { readonly account: Pick<CoaRow, 'kode_gl' | 'nama_gl' | 'favorit'> }) {
  const t = useT();
  const command = useCommand(entry.markFavourite);
  const { kode_gl, nama_gl, favorit } = account;
  const marked = favorit === 'T';
  const turn = async () => {
    try {
      await command.run({ kode_gl, favorit: marked ? 'F' : 'T' });
    } catch (error) {
      await showFailure(error);
    }
  };
  return (
    <IconButton
      icon={marked ? 'star-fill' : 'star'}
      label={t('bukuBesar.favoritAkun', { akun: `${kode_gl} ${bankName(nama_gl)}` })}
      className={marked ? 'favourite marked' : 'favourite'}
      aria-pressed={marked}
      disabled={command.pending}
      onClick={() => void turn()}
      onKeyDown={(event) => {
        // The row of a list handles Enter as its own key.
        if (event.key === 'Enter') event.stopPropagation();
      }}
    />
  );
}
