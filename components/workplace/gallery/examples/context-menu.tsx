import { PopMenu, useMenu } from '#components/kit/ui/menu.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';

export function Example() {
  const t = useT();
  const toast = useToast();
  const menu = useMenu();
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a stage for the menu; in a table the row's button opens it too. */}
      <div
        className="state stage"
        data-stage="menu"
        onContextMenu={(event) => {
          event.preventDefault();
          menu.openAt({ x: event.clientX, y: event.clientY });
        }}
      >
        {t('aksi.lainnya')}
      </div>
      {menu.at ? (
        <PopMenu
          label={t('aksi.lainnya')}
          at={menu.at}
          onClose={menu.close}
          items={[
            { id: 'lihat', label: t('aksi.lihat'), icon: 'eye', onSelect: () => toast(t('aksi.lihat')) },
            { id: 'cetak', label: t('aksi.cetak'), icon: 'printer', onSelect: () => toast(t('aksi.cetak')) },
            { id: 'hapus', label: t('dataset.hapus'), icon: 'trash', disabled: true, onSelect: () => undefined },
          ]}
        />
      ) : null}
    </>
  );
}
