import { Templates } from '#components/ledger/template-list.tsx';

export default Templates;
