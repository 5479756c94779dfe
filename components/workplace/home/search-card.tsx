import '#lib/messages/homes.ts';
import '#lib/messages/palette.ts';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { Keys } from '#components/kit/ui/keys.tsx';
import { useMenuNames } from '#components/kit/ui/menu-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useSearch } from '#components/workplace/palette/search.ts';
import { useProfile } from '#hooks/use-session.ts';

/** Shows the search of the frame as a large box with the cursor in it: what is typed goes on in the search. */
export function SearchCard() {
  const t = useT();
  const search = useSearch();
  const names = useMenuNames();
  const { canOpen } = useProfile();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The box takes the cursor only while no other part has it: a reader who began in the menu stays there.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const { route, trans_code } = names('simpan-individu');
  return (
    <section className="card hero" aria-label={t('home.cariNasabah')}>
      <div className="hero-box">
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          value=""
          aria-label={t('home.cariNasabah')}
          placeholder={t('home.cariPetunjuk')}
          autoComplete="off"
          onChange={(event) => search(event.target.value)}
          onClick={() => search('')}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search('');
          }}
        />
        <span aria-hidden="true">
          <Keys keys="Ctrl+K" />
        </span>
      </div>
      {canOpen('simpan-individu') ? (
        <ButtonLink variant="primary" icon="person-plus" href={route}>
          {t('home.nasabahBaru')} <code aria-hidden="true">{trans_code}</code>
        </ButtonLink>
      ) : null}
    </section>
  );
}
