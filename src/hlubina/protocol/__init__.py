"""What goes between server and clients, and how it is described for those who write one."""
