import '#lib/accounts/messages/letters.ts';
import { useState } from 'react';
import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { letter } from '#services/accounts/letter.ts';
import type { Input } from '#services/client.ts';

const CustomerLetters = drawn(async () => (await import('./customer-letters.tsx')).CustomerLetters);

/** The button that prints the letters of the list in one go: those not printed yet, unless the reader asks for printed ones. */
export function PrintLetters({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const filters = { ...asked, dicetak: asked.dicetak || 'F' } as Input<typeof letter.contents>;
  return (
    <>
      <Button icon="printer" onClick={() => setOpen(true)}>
        {t('surat.cetakSemua')}
      </Button>
      {open ? <CustomerLetters asked={filters} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
