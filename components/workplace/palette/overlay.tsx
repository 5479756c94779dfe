import { useRouter } from 'next/router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { TypedMeanwhile } from './typed-meanwhile.tsx';

/** Codes of screens are made of these. */
const digits = [...'0123456789'];

// Loaded when first opened: most clicks never need them.
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** Opens the search with a digit that is typed on the home: the code of a screen begins with it. */
function useDigitsAtHome(open: ((typed: string) => void) | undefined): void {
  const { pathname } = useRouter();
  const active = open && pathname === '/' ? open : undefined;
  useShortcuts(
    digits.map((digit) => ({
      keys: digit,
      label: '',
      run: active && (() => active(digit)),
      everywhere: true,
      silent: true,
    })),
  );
}

/** Opens the palette and the help, one at a time, over whatever screen is shown. `user` is empty until the session is known. */
export function useOverlay(user: string, roles: readonly string[]) {
  const t = useT();
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  const close = useCallback(() => {
    setShown(null);
    setText('');
    setEntered(false);
  }, []);
  const searchFor = useCallback((typed: string) => {
    setText(typed);
    setEntered(false);
    setShown('palette');
  }, []);
  const search = useCallback(() => searchFor(''), [searchFor]);
  useDigitsAtHome(user === '' ? undefined : searchFor);
  const help = useCallback(() => setShown('shortcuts'), []);
  useShortcuts([
    { keys: 'Ctrl+K', label: t('pintasan.palet'), everywhere: true, run: user === '' ? undefined : search },
    { keys: '?', label: t('pintasan.daftar'), everywhere: true, run: help },
  ]);
  const meanwhile = <TypedMeanwhile onType={setText} onEnter={() => setEntered(true)} onClose={close} />;
  const overlay = (
    <>
      <Suspense fallback={meanwhile}>
        {shown === 'palette' ? <Palette user={user} text={text} entered={entered} onClose={close} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {shown === 'shortcuts' ? <ShortcutsDialog roles={roles} onClose={close} /> : null}
      </Suspense>
    </>
  );
  return { overlay, search, searchFor, help };
}
