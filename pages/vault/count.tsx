import { countVault } from '#components/screens/definitions/vault/count-vault.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(countVault);
