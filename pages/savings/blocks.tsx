import { Blocks } from '#components/savings/block-list.tsx';

export default Blocks;
