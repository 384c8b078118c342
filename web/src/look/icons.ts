// Every icon that the shell uses is loaded here; `IconName` names those of all groups.
import './icons/shell';

export { addIcons, iconPath, type IconName } from './icons/index';
