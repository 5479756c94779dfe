import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';

/** Opens the lines of pieces that are not fit to go out again: most counts have none. */
export function WornButton({ onAdd }: { readonly onAdd: () => void }) {
  const t = useT();
  return (
    <div className="line">
      <Button small onClick={onAdd}>
        {t('isian.adaTidakLayak')}
      </Button>
    </div>
  );
}
