import RehearseCommands

Tool.main(StageStudio())
