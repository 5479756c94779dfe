import { Templates } from '#components/books/entries/template-list.tsx';

export default Templates;
