import { ListedAccounts } from '#components/savings/account-lists.tsx';

export default ListedAccounts;
