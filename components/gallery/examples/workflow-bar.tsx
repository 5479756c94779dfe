import { WorkflowBar } from '#components/screens/workflow-bar.tsx';

const button = (action_type: string, transition_label: string, bg_colour_code: string) => ({
  action_type,
  transition_label,
  bg_colour_code,
  text_colour_code: bg_colour_code === '' ? '' : '#ffffff',
  send_to_core: 'T',
  trans_code: '1401',
});

/** As `flow/get-button-transition` answers them; the page's own check comes first, so nothing is sent from here. */
const buttons = [
  button('APPROVE', 'Setujui', '#0b5d4b'),
  button('RETURN', 'Kembalikan', '#80591a'),
  button('REJECT', 'Tolak', '#b3261e'),
];

export function Example() {
  return (
    <div className="line">
      <WorkflowBar
        idFlow=""
        flowCode="SETOR_TUNAI"
        flowState="WAITING"
        buttons={buttons}
        readOnly="T"
        validate={() => 'Nominal: wajib diisi'}
        onDone={() => undefined}
      />
    </div>
  );
}
